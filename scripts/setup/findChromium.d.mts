export function findChromium(): string | undefined
export function getChromiumArguments(): string[]
