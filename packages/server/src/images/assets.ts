import type { MarkName } from './createMarks.js'

interface Asset {
  label: string
  mark?: MarkName
}

export const assets: ReadonlyMap<string, Asset> = new Map(
  Object.entries<Asset>({
    'ba0ba0cd-17c6-4806-ad93-f9d174f17900': { label: 'Ethereum', mark: ['networks', 'ethereum'] },
    '3bff954d-5cb0-47a0-9a23-d20192e74600': { label: 'Arbitrum', mark: ['networks', 'arbitrum-one'] },
    '30c46e53-e989-45fb-4549-be3bd4eb3b00': { label: 'Avalanche', mark: ['networks', 'avalanche'] },
    '93564157-2e8e-4ce7-81df-b264dbee9b00': { label: 'BNB', mark: ['networks', 'binance-smart-chain'] },
    '06b26297-fe0c-4733-5d6b-ffa5498aac00': { label: 'Fantom', mark: ['networks', 'fantom'] },
    'ab9c186a-c52f-464b-2906-ca59d760a400': { label: 'Optimism', mark: ['networks', 'optimism'] },
    '41d04d42-da3b-4453-8506-668cc0727900': { label: 'Polygon', mark: ['networks', 'polygon'] },
    'e86fae9b-b770-4eea-e520-150e12c81100': { label: 'Mantle', mark: ['networks', 'mantle'] },
    'e909ea0a-f92a-4512-c8fc-748044ea6800': { label: 'Sepolia', mark: ['networks', 'ethereum'] },
    'a18a7ecd-e307-4360-4746-283182228e00': { label: 'Base Sepolia', mark: ['networks', 'base'] },
    '02b53f6a-e3d4-479e-1cb4-21178987d100': { label: 'Gnosis', mark: ['networks', 'gnosis'] },
    'b310f07f-4ef7-49f3-7073-2a0a39685800': { label: 'zkSync', mark: ['networks', 'zksync'] },
    '845c60df-d429-4991-e687-91ae45791600': { label: 'Zora', mark: ['networks', 'zora'] },
    'ab781bbc-ccc6-418d-d32d-789b15da1f00': { label: 'Celo', mark: ['networks', 'celo'] },
    '7289c336-3981-4081-c5f4-efc26ac64a00': { label: 'Base', mark: ['networks', 'base'] },
    '3ff73439-a619-4894-9262-4470c773a100': { label: 'Aurora', mark: ['networks', 'aurora'] },
    'a1b58899-f671-4276-6a5e-56ca5bd59700': { label: 'Solana', mark: ['networks', 'solana'] },
    '0b4838db-0161-4ffe-022d-532bf03dba00': { label: 'Bitcoin', mark: ['networks', 'bitcoin'] },
    '39354064-d79b-420b-065d-f980c4b78200': { label: 'Bitcoin Testnet', mark: ['networks', 'bitcoin'] },
    '0c2840c3-5b04-4c44-9661-fbd4b49e1800': { label: 'Coinbase', mark: ['wallets', 'coinbase'] },
    '461db637-8616-43ce-035a-d89b8a1d5800': { label: 'Safe', mark: ['wallets', 'safe'] },
    '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': { label: 'Ledger', mark: ['wallets', 'ledger'] },
    'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': { label: 'WalletConnect', mark: ['wallets', 'wallet-connect'] },
    '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': { label: 'Browser Wallet' },
  }),
)
