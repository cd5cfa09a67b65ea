import { expect, it } from 'vitest'
import { loginProviders, socialProviders } from './socialProviders.js'

it('are these six, and Farcaster beside them [R-02] [C-04] [C-05]', () => {
  expect([...socialProviders].sort()).toEqual(['apple', 'discord', 'facebook', 'github', 'google', 'x'])
  expect(loginProviders).toEqual([...socialProviders, 'farcaster'])
})
