import { remoteFeatureIds } from '@portico/protocol'
import { answerData } from './answerData.js'
import { fakeWallets } from './fakeWallets.js'
import type { DataBehaviour, ServiceBehaviour } from './GalleryState.js'

/** Without a configuration: the page decides. */
const features = Object.values(remoteFeatureIds).map(id => ({ id, isEnabled: true, config: null }))

const never = new Promise<never>(() => {})

/** The services without a network. Refusals are a 400: other statuses would be retried seconds later. */
export function createFakeFetch(behaviour: ServiceBehaviour, data?: DataBehaviour): typeof fetch {
  return async input => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const answered = data && answerData(url, data)
    if (answered) return answered
    if (url.pathname === '/projects/v1/origins')
      return Response.json({ allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] })
    if (url.pathname === '/appkit/v1/config') return Response.json({ features })
    if (url.pathname !== '/getWallets') return new Response(null, { status: 404 })
    if (behaviour === 'hangs') return never
    if (behaviour === 'refuses') return new Response(null, { status: 400 })
    return Response.json(behaviour === 'empty' ? { data: [], count: 0 } : getWallets(url.searchParams))
  }
}

function getWallets(query: URLSearchParams) {
  const search = query.get('search')?.toLowerCase() ?? ''
  const exclude = query.get('exclude')?.split(',') ?? []
  const found = fakeWallets.filter(
    ({ id, name, badge_type }) =>
      name.toLowerCase().includes(search) &&
      !exclude.includes(id) &&
      (!query.has('badge_type') || badge_type === query.get('badge_type')),
  )
  const entries = Number(query.get('entries') ?? 40)
  const start = (Number(query.get('page') ?? 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
