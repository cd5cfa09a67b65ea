export const rules: readonly object[]
export const runtimeRules: readonly object[]
