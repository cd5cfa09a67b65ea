// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC4337} from "solady/src/accounts/ERC4337.sol";

/// The account of one owner, by Solady (MIT) for the entry point 0.7. Only its name is ours.
contract SmartAccount is ERC4337 {
  function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
    return ("Portico Account", "1");
  }
}
