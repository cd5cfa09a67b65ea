/**
 * Safari, all browsers on iOS, and others with WebKit. Chromium's User-Agent also contains AppleWebKit, beside its
 * own name.
 */
export const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)
