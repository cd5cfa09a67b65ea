/** Associated data of an encrypted share: a share copied to another row cannot be decrypted there. */
export const formatShareContext = (userId: string, walletId: string, epoch: number) =>
  JSON.stringify(['auth', userId, walletId, epoch])
