/** What describes a collectible, as an address that holds all of it. */
export const formatMetadata = metadata =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`
