import { ExternalIcon } from '../../../ui/icons/ExternalIcon.js'
import { getSafeHref } from '../../../ui/Link/getSafeHref.js'

export function ExplorerLink({ url, label }: { readonly url: string | undefined; readonly label: string }) {
  const href = getSafeHref(url)
  if (href === null) return null
  return (
    <a
      className="icon-button"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      data-testid="explorer-link"
    >
      <ExternalIcon />
    </a>
  )
}
