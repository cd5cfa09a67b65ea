export function isSupportedNode(version: string): boolean
