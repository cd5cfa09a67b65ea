/** Where the parts of the sandbox live; the mock wallets and the demo know the same ports. */
export const ports = {
  anvilOne: 8545,
  anvilTwo: 8546,
  server: 4100,
  demo: 4200,
  next: 4201,
  react18: 4202,
  wallet: 4300,
}

export const urlOf = port => `http://127.0.0.1:${port}`
