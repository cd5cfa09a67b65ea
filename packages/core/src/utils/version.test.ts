import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { version } from './version.js'

it('names the version of the package in every service call [W-04]', () => {
  expect(version).toBe(manifest.version)
})
