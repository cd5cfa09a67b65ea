const rate = 136
const mask = (1n << 64n) - 1n

const rotate = (lane: bigint, by: number) => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask

/** Keccak-256 of up to 135 ASCII bytes: a single block, enough for an address checksum. */
export function keccak256(text: string): string {
  const lanes = Array<bigint>(25).fill(0n)
  const absorb = (byte: number, index: number) => {
    lanes[index >> 3] = at(lanes, index >> 3) ^ (BigInt(byte) << BigInt((index & 7) * 8))
  }
  for (let index = 0; index < text.length; index++) absorb(text.charCodeAt(index), index)
  absorb(0x01, text.length)
  absorb(0x80, rate - 1)
  permute(lanes)
  let hash = ''
  for (let index = 0; index < 32; index++) {
    const byte = (at(lanes, index >> 3) >> BigInt((index & 7) * 8)) & 255n
    hash += byte.toString(16).padStart(2, '0')
  }
  return hash
}

const at = (lanes: readonly bigint[], index: number) => lanes[index] ?? 0n

/** Keccak-f[1600] with generated rotation offsets and round constants. */
function permute(lanes: bigint[]): void {
  let register = 1
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map(x =>
      [0, 5, 10, 15, 20].reduce((parity, row) => parity ^ at(lanes, x + row), 0n),
    )
    for (let index = 0; index < 25; index++) {
      lanes[index] = at(lanes, index) ^ at(columns, (index + 4) % 5) ^ rotate(at(columns, (index + 1) % 5), 1)
    }
    let [x, y, moving] = [1, 0, at(lanes, 1)]
    for (let step = 1; step < 25; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const replaced = at(lanes, x + 5 * y)
      lanes[x + 5 * y] = rotate(moving, ((step * (step + 1)) / 2) % 64)
      moving = replaced
    }
    for (let row = 0; row < 25; row += 5) {
      const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = lanes.slice(row, row + 5)
      lanes.splice(
        row,
        5,
        a ^ (~b & c & mask),
        b ^ (~c & d & mask),
        c ^ (~d & e & mask),
        d ^ (~e & a & mask),
        e ^ (~a & b & mask),
      )
    }
    for (let bit = 0; bit < 7; bit++) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256
      if (register & 2) lanes[0] = at(lanes, 0) ^ (1n << ((1n << BigInt(bit)) - 1n))
    }
  }
}
