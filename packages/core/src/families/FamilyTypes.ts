/**
 * The words of each family: its addresses, requests, answers and methods. Every namespace that can be named is a key here.
 * A family declares itself, beside its row of rules, as ours do: `declare module '@portico/core' { interface FamilyTypes
 * { readonly nimbus: NimbusTypes } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration
export interface FamilyTypes {}
