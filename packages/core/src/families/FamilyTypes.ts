/** By namespace; families add theirs with `declare module '@portico/core' { interface FamilyTypes {…} }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration
export interface FamilyTypes {}
