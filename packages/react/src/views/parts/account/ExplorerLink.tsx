import type { Network } from '@portico/core'
import { type Family, getFamily } from '@portico/core/adapter'
import { type ExplorerPaths, getExplorerPath } from '@portico/core/internal'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { ExternalIcon } from '../../../ui/icons/ExternalIcon.js'
import { getSafeHref } from '../../../ui/index.js'

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

export function useExplorerUrl(
  network: Network | undefined,
  id: string,
  page?: keyof ExplorerPaths,
): string | undefined {
  const families = usePorticoStore(state => state.families)
  return network && getExplorerUrl(getFamily(families, network.chainNamespace), network, id, page)
}

/** The explorer URL of an account or transaction, if it is a website. */
export function getExplorerUrl(
  family: Pick<Family, 'explorerPaths'>,
  network: Network | undefined,
  id: string,
  page: keyof ExplorerPaths = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  // Only http(s) URLs without user info, which could disguise the host.
  if (!network || !base || getSafeHref(base) === null || !/^https?:\/\/[^@]+$/i.test(base)) return undefined
  const { origin, pathname, search } = new URL(base)
  const path = getExplorerPath(family, network, page)
  return `${origin}${pathname.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}${search}`
}
