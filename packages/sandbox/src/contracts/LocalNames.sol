// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A registry of names and its only resolver in one, as ENS has them, for local chains: anybody sets anything.
contract LocalNames {
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => string) private names;
    mapping(bytes32 => mapping(string => string)) private texts;

    function resolver(bytes32) external view returns (address) {
        return address(this);
    }

    function addr(bytes32 node) external view returns (address) {
        return addresses[node];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function setAddr(bytes32 node, address to) external {
        addresses[node] = to;
    }

    function setName(bytes32 node, string calldata to) external {
        names[node] = to;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        texts[node][key] = value;
    }
}
