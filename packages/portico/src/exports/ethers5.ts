export * from '@portico/evm/ethers5'
