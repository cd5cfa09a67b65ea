// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Token {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface WrappedCoin is Token {
    function deposit() external payable;
    function withdraw(uint256 value) external;
}

/// Pools of two tokens each whose product stays the same, behind the calls of a Uniswap V2 router, for local chains.
contract LocalExchange {
    address public immutable WETH;
    /// How much of the first there is in its pool with the second.
    mapping(address => mapping(address => uint256)) public reserveOf;

    constructor(address wrapped) {
        WETH = wrapped;
    }

    receive() external payable {
        require(msg.sender == WETH, "only what is unwrapped");
    }

    modifier before(uint256 deadline) {
        require(block.timestamp <= deadline, "EXPIRED");
        _;
    }

    /// Given for ever: nobody has a share of a pool.
    function addLiquidity(address one, address other, uint256 amountOfOne, uint256 amountOfOther) external {
        require(one != other, "IDENTICAL_ADDRESSES");
        take(one, amountOfOne);
        take(other, amountOfOther);
        reserveOf[one][other] += amountOfOne;
        reserveOf[other][one] += amountOfOther;
    }

    function getAmountsOut(uint256 amountIn, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts)
    {
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; i++) amounts[i] = price(amounts[i - 1], path[i - 1], path[i]);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        take(path[0], amountIn);
        amounts = trade(amountIn, amountOutMin, path);
        give(path[path.length - 1], to, amounts[amounts.length - 1]);
    }

    function swapExactETHForTokens(uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256[] memory amounts)
    {
        require(path[0] == WETH, "INVALID_PATH");
        WrappedCoin(WETH).deposit{value: msg.value}();
        amounts = trade(msg.value, amountOutMin, path);
        give(path[path.length - 1], to, amounts[amounts.length - 1]);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        require(path[path.length - 1] == WETH, "INVALID_PATH");
        take(path[0], amountIn);
        amounts = trade(amountIn, amountOutMin, path);
        uint256 amountOut = amounts[amounts.length - 1];
        WrappedCoin(WETH).withdraw(amountOut);
        (bool sent, ) = to.call{value: amountOut}("");
        require(sent, "ETH_TRANSFER_FAILED");
    }

    function trade(uint256 amountIn, uint256 amountOutMin, address[] calldata path)
        private
        returns (uint256[] memory amounts)
    {
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; i++) {
            amounts[i] = price(amounts[i - 1], path[i - 1], path[i]);
            reserveOf[path[i - 1]][path[i]] += amounts[i - 1];
            reserveOf[path[i]][path[i - 1]] -= amounts[i];
        }
        require(amounts[amounts.length - 1] >= amountOutMin, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    /// Three in a thousand stay in the pool.
    function price(uint256 amountIn, address from, address to) private view returns (uint256) {
        uint256 reserveIn = reserveOf[from][to];
        require(amountIn > 0 && reserveIn > 0, "INSUFFICIENT_LIQUIDITY");
        uint256 withoutFee = amountIn * 997;
        return (withoutFee * reserveOf[to][from]) / (reserveIn * 1000 + withoutFee);
    }

    function take(address token, uint256 amount) private {
        require(Token(token).transferFrom(msg.sender, address(this), amount), "TRANSFER_FROM_FAILED");
    }

    function give(address token, address to, uint256 amount) private {
        require(Token(token).transfer(to, amount), "TRANSFER_FAILED");
    }
}
