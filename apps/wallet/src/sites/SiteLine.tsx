import type { RemoteSite } from '@portico/testing/remote-wallet'

/**
 * A site by its own metadata. Its icon is not fetched, because the site controls the URL; a monogram is shown
 * instead.
 */
export function SiteLine({ site }: { readonly site: RemoteSite }) {
  return (
    <div className="site">
      <span className="monogram" aria-hidden="true">
        {site.name.slice(0, 1).toUpperCase()}
      </span>
      <span className="site-name">
        <b>{site.name}</b>
        <small>{getHost(site.url)}</small>
      </span>
    </div>
  )
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'No address given'
}
