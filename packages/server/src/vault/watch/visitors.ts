export interface Visitor {
  name: string
  headers: Readonly<Record<string, string>>
}

const like = '(KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 ${like}`

const browsers = {
  'Chrome on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${like} Chrome/142.0.0.0 Safari/537.36`,
  'Chrome on Android': `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${like} Chrome/142.0.0.0 Mobile Safari/537.36`,
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Safari on macOS': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${like} Version/26.1 Safari/605.1.15`,
  'Safari on iPhone': `${iPhone} Version/26.1 Mobile/15E148 Safari/604.1`,
}

const languages = { English: 'en-US,en;q=0.9', German: 'de-DE,de;q=0.9,en;q=0.8', Chinese: 'zh-CN,zh;q=0.9' }

/** What the browsers send, in each language. */
export const visitors: readonly Visitor[] = Object.entries(browsers).flatMap(([browser, userAgent]) =>
  Object.entries(languages).map(([language, accepted]) => ({
    name: `${browser} in ${language}`,
    headers: { 'User-Agent': userAgent, 'Accept-Language': accepted, 'Accept-Encoding': 'gzip, deflate, br' },
  })),
)
