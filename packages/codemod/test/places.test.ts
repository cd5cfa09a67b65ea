import { expect, it } from 'vitest'
import { networkNames } from '../src/kits/appkit.js'
import { kits } from '../src/kits/kits.js'

/** Names that are types alone are checked with the fixtures. */
const isType = /^(?!use)[A-Z]/

it('every name that the tables lead to is exported there', async () => {
  const places = Object.values(kits).flatMap(({ modules }) =>
    modules.flatMap(({ names = {} }) =>
      Object.entries(names).flatMap(([name, place]) =>
        'module' in place ? [[place.module, place.name ?? name] as const] : [],
      ),
    ),
  )
  expect(places.length).toBeGreaterThan(80)
  const missing = await Promise.all(
    places.map(async ([module, name]) => {
      const exported: object = await import(module)
      return name in exported || isType.test(name) ? [] : [`${module} has no ${name}`]
    }),
  )
  expect(missing.flat()).toEqual([])
})

it('networks that portico/networks has come from there', async () => {
  const exported = Object.keys(await import('portico/networks'))
  const unknownElsewhere = [
    'cosmosHub',
    'kusama',
    'kusamaAssetHub',
    'osmosis',
    'polkadot',
    'polkadotAssetHub',
    'westend',
  ]
  expect(networkNames.toSorted()).toEqual(
    exported.filter(name => !unknownElsewhere.includes(name)).toSorted(),
  )
})
