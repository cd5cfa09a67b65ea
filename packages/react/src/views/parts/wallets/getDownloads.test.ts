import { expect, it } from 'vitest'
import { getDownloads } from './getDownloads.js'

const wallet = {
  id: 'a',
  name: 'A',
  chrome_store: 'https://chrome.example/a',
  app_store: 'https://ios.example/a',
  play_store: 'https://android.example/a',
  homepage: 'https://a.example',
}

it.each([
  ['other', ['chrome', 'ios', 'android', 'website']],
  ['ios', ['ios', 'website']],
  ['android', ['android', 'website']],
] as const)('offers on %s what works there [E-11]', (os, kinds) => {
  expect(getDownloads(wallet, os).map(download => download.kind)).toEqual(kinds)
})

it('drops links that are not pages over TLS [E-11]', () => {
  const links = { homepage: 'javascript:alert(1)', chrome_store: 'http://a.example', app_store: 'itms://a' }
  expect(getDownloads({ id: 'a', name: 'A', ...links }, 'other')).toEqual([])
})
