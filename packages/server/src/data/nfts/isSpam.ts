const bait =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|xyz|app|site|gift|claims?|pro|top)\b|\b(?:claim|airdrop|reward|voucher|visit|eligible)\b/i

export const isSpam = (...texts: readonly (string | undefined)[]): boolean =>
  texts.some(text => text !== undefined && bait.test(text))
