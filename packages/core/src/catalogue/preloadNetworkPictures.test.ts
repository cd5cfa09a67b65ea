import { expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import { solana } from '../families/networks/solana.js'
import { preloadNetworkPictures } from './preloadNetworkPictures.js'

it('has the pictures of the networks of the site ready, each once [T-11]', async () => {
  const { portico, fake } = createTestPortico({ services: 'https://portico.example', networks: [solana] })
  await preloadNetworkPictures(portico)
  await preloadNetworkPictures(portico)
  expect(fake.preloaded).toEqual([expect.stringContaining('/public/getAssetImage/')])
})
