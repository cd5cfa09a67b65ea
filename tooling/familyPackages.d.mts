export const familyPackages: readonly string[]
