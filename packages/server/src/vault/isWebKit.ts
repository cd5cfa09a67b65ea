/** Safari, every browser on iOS, and others with Safari's engine; Chromium has its name in there as well, beside its own. */
export const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)
