import { parseAbi } from 'viem'

/** ABI of the contract that enforces the grants of sites. */
export const spendingGrantsAbi = parseAbi([
  'struct Terms { address key; address token; uint128 allowance; uint40 period; uint40 start; uint40 end; }',
  'struct Grant { Terms terms; address account; bool revoked; uint40 period; uint128 spent; uint256 nonce; }',
  'function grant(bytes32 salt, Terms terms) returns (bytes32 id)',
  'function revoke(bytes32 id)',
  'function spend(bytes32 id, address to, uint256 amount)',
  'function spendSigned(bytes32 id, address to, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function read(bytes32 id) view returns (Grant)',
  'function list(address account) view returns (bytes32[] ids, Grant[] granted)',
  'function reserved(bytes32 id) view returns (uint256)',
  'function reservedOf(address account, address token) view returns (uint256)',
  'error InvalidTerms()',
  'error AlreadyGranted()',
  'error NotGranted()',
  'error WrongKey()',
  'error SignatureTooOld()',
  'error NotStarted()',
  'error Ended()',
  'error OverAllowance(uint256 available)',
  'error TransferFailed()',
])
