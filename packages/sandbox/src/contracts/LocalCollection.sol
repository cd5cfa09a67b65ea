// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// An ERC-721 for local chains: anybody mints, with the address of the metadata.
contract LocalCollection {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(uint256 => address) private owners;
    mapping(uint256 => string) private uris;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function mint(address to, string calldata uri) external returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        owners[tokenId] = to;
        uris[tokenId] = uri;
        balanceOf[to]++;
        emit Transfer(address(0), to, tokenId);
    }

    function ownerOf(uint256 tokenId) public view returns (address owner) {
        owner = owners[tokenId];
        require(owner != address(0), "no such token");
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return uris[tokenId];
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(owners[tokenId] == from && msg.sender == from, "not the owner");
        owners[tokenId] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, tokenId);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }
}
