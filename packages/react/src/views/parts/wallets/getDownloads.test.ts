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

const userAgents = {
  Chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  Android: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}

it.each([
  ['Chrome', ['chrome', 'ios', 'android', 'website']],
  ['Edge', ['chrome', 'ios', 'android', 'website']],
  ['Firefox', ['website', 'ios', 'android']],
  ['Safari', ['website', 'ios', 'android']],
  ['an iPhone', ['ios', 'website']],
  ['Android', ['android', 'website']],
] as const)('offers in %s what works there [E-11]', (browser, kinds) => {
  const environment = { userAgent: userAgents[browser], page: undefined }
  expect(getDownloads(wallet, environment).map(download => download.kind)).toEqual(kinds)
})

it('drops links that are not pages over TLS [E-11]', () => {
  const links = { homepage: 'javascript:alert(1)', chrome_store: 'http://a.example', app_store: 'itms://a' }
  const environment = { userAgent: userAgents.Chrome, page: undefined }
  expect(getDownloads({ id: 'a', name: 'A', ...links }, environment)).toEqual([])
})
