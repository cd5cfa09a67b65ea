export function getChromiumArguments(): string[]
export const turnedOffByPlaywright: readonly string[]
