// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// An ERC-1155 for local chains: anybody mints, with the address of the metadata.
contract LocalMultiToken {
    mapping(uint256 => mapping(address => uint256)) private amounts;
    mapping(uint256 => string) public uri;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );

    function mint(address to, uint256 id, uint256 value, string calldata uri_) external {
        amounts[id][to] += value;
        uri[id] = uri_;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return amounts[id][account];
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        require(msg.sender == from, "not the owner");
        amounts[id][from] -= value;
        amounts[id][to] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }
}
