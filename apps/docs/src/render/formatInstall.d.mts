export function formatInstall(code: string): readonly (readonly [manager: string, code: string])[] | undefined
