declare const approved: unique symbol

/** A request exactly as the visitor approved it. Only an approved question creates one. */
export type Approved<request> = request & { readonly [approved]: true }
