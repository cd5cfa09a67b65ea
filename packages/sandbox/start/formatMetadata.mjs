/** NFT metadata as a data URL. */
export const formatMetadata = metadata =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`
