/**
 * Types of each family: addresses, requests, responses and methods. Its keys are the known namespaces. A family
 * declares itself beside its rules, as ours do: `declare module '@portico/core' { interface FamilyTypes { readonly
 * nimbus: NimbusTypes } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration
export interface FamilyTypes {}
