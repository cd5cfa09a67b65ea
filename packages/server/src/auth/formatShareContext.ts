/** What an encrypted share is bound to, so that one moved to another row cannot be read there. */
export const formatShareContext = (userId: string, walletId: string, epoch: number) =>
  JSON.stringify(['auth', userId, walletId, epoch])
