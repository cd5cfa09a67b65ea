import type { Environment } from '@portico/core'
import type { Page } from '@portico/core/adapter'
import { createWorld } from '../createWorld.js'

interface TestFrame {
  readonly contentWindow: object
  src: string
  hidden: boolean
  remove(): void
}

/** A page that can embed frames of a service, which is answered in the process, by the rules of browsers. */
export function createFramePage(
  origin: string,
  ask: (url: string) => Response | Promise<Response>,
): Environment & { readonly frames: ReadonlySet<unknown> } {
  const frames = new Set<TestFrame>()
  const page = new EventTarget()

  async function load({ src, contentWindow }: TestFrame) {
    const response = await ask(src)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? []
    if (!response.ok || !ancestors.split(' ').includes(origin)) return
    const text = await response.text()
    const [, attestation, target] = /data-attestation="([^"]*)" data-origin="([^"]*)"/.exec(text) ?? []
    if (target !== origin) return
    const data = JSON.stringify({ type: 'verify_attestation', attestation })
    const more = { data, origin: new URL(src).origin, source: contentWindow }
    page.dispatchEvent(Object.assign(new Event('message'), more))
  }

  const document = Object.assign(new EventTarget(), {
    createElement(): TestFrame {
      const frame: TestFrame = {
        contentWindow: {},
        src: '',
        hidden: false,
        remove: () => void frames.delete(frame),
      }
      return frame
    },
    body: {
      append(frame: TestFrame) {
        frames.add(frame)
        void load(frame)
      },
    },
  })
  return {
    ...createWorld(),
    location: { href: `${origin}/`, origin, hostname: new URL(origin).hostname },
    page: Object.assign(page, { document }) as unknown as Page, // what is used of a window
    frames,
  }
}
