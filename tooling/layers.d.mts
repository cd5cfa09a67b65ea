export const packageNames: readonly string[]
export const rules: readonly object[]
export const runtimeRules: readonly object[]
