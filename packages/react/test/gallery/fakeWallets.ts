import type { Wallet } from '@portico/core/adapter'

const woods = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ironwood', 'Juniper']
const places = ['', ' Bay', ' Bridge', ' Field', ' Gate', ' Harbour', ' Hill', ' Lane', ' Mill', ' Vault']
const kinds = ['', ' Wallet', ' Mobile', ' Pro', ' One']

/** Five hundred wallets with distinct names. */
export const fakeWallets: readonly Wallet[] = kinds.flatMap((kind, kindIndex) =>
  places.flatMap((place, placeIndex) =>
    woods.map((wood, woodIndex) => {
      const name = `${wood}${place}${kind}`
      const slug = name.toLowerCase().replaceAll(' ', '-')
      return {
        id: `gallery-${kindIndex}${placeIndex}${woodIndex}`,
        name,
        homepage: `https://${slug}.example/`,
        badge_type: (woodIndex + placeIndex) % 4 === 0 ? 'certified' : 'none',
        chains: ['eip155:1'],
        mobile_link: `${slug}-wallet://`,
        app_store: `https://apps.example/${slug}`,
        play_store: `https://play.example/${slug}`,
        chrome_store: `https://extensions.example/${slug}`,
      } as const
    }),
  ),
)
