import type { Environment } from '@portico/core'
import { createMemoryStorage, createPage } from '@portico/testing/conformance'

const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
} as const

export interface PhoneTab {
  readonly environment: Partial<Environment> & { readonly page: NonNullable<Environment['page']> }
  /** The address bar. */
  getAddress(): string
}

/** A phone with one browser, whose tabs share the storage, and with apps that open links. */
export function createPhone(
  os: keyof typeof agents,
  { open, address }: { open(link: string): void; readonly address: string },
) {
  const storage = createMemoryStorage()
  const tabs: PhoneTab[] = []

  /** Other tabs hear of a change. */
  function shareStorage(own: () => PhoneTab) {
    const tell = (key: string, newValue: string | null) => {
      for (const { environment } of tabs) {
        if (environment !== own().environment)
          environment.page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      }
    }
    return {
      getItem: storage.getItem,
      setItem(key: string, value: string) {
        storage.setItem(key, value)
        tell(key, value)
      },
      removeItem(key: string) {
        storage.removeItem(key)
        tell(key, null)
      },
    }
  }

  return {
    storage,
    openTab(href = address, globals: Readonly<Record<string, unknown>> = {}): PhoneTab {
      let shown = href
      const tab: PhoneTab = {
        environment: {
          page: createPage(globals),
          userAgent: agents[os],
          storage: shareStorage(() => tab),
          location: { ...locate(href), href },
          openWindow: open,
          replaceAddress(given) {
            shown = given
          },
        },
        getAddress: () => shown,
      }
      tabs.push(tab)
      return tab
    },
    closeTab(tab: PhoneTab) {
      tabs.splice(tabs.indexOf(tab), 1)
    },
  }
}

function locate(href: string) {
  const { origin, hostname } = new URL(href)
  return { origin, hostname }
}
