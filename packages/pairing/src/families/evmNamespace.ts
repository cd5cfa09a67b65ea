/** The only family with one-click authentication and with wallet methods to add chains. */
export const evmNamespace = 'eip155'
