export function isInstalled(locked: object, installed: object): boolean
