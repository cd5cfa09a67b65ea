declare const approved: unique symbol

/** What a visitor has agreed to, exactly as it was asked. Only a question that was answered makes one. */
export type Approved<request> = request & { readonly [approved]: true }
