export function isDebian(osRelease: string): boolean
