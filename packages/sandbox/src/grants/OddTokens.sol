// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Grants {
    function spend(bytes32 id, address to, uint256 amount) external;
}

/// Says that it did not, as some old tokens do instead of failing.
contract RefusingToken {
    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }
}

/// Moves what it is told to, and answers nothing.
contract SilentToken {
    mapping(address => uint256) public moved;

    function transferFrom(address, address to, uint256 amount) external {
        moved[to] += amount;
    }
}

/// Is the key itself, and spends again while it is asked for the first amount.
contract ReenteringToken {
    mapping(address => uint256) public moved;
    uint256 private again;
    bytes32 private id;

    function start(Grants grants, bytes32 id_, uint256 amount, uint256 times) external {
        id = id_;
        again = times;
        grants.spend(id, address(this), amount);
    }

    function transferFrom(address, address to, uint256 amount) external returns (bool) {
        moved[to] += amount;
        if (again > 0) {
            again--;
            Grants(msg.sender).spend(id, to, amount);
        }
        return true;
    }
}
