// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Pays for everybody, which only a local chain can afford.
contract LocalPaymaster {
  struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
  }

  function validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256)
    external
    pure
    returns (bytes memory context, uint256 validationData)
  {
    return ("", 0);
  }
}
