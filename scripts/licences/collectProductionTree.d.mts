export function collectProductionTree(packages: object, workspaces: readonly string[]): string[]
