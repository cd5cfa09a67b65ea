// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Lets a key take so much of a token from an account in each period until a date, and no more. The account grants and revokes
/// by itself and allows this contract to take the token (`approve`). Nobody owns this contract, and nobody can change it.
///
/// What counts is what is asked of the token (`transferFrom`). A token that takes a fee sends less on than was counted. A token
/// whose code does something else than to move the amount from the account can do so here, too: grant only what is known.
contract SpendingGrants {
    struct Terms {
        /// Who may spend.
        address key;
        address token;
        /// The most in one period, in the token's smallest units.
        uint128 allowance;
        /// In seconds. Periods are counted from `start`, and what is not spent in one is not added to the next.
        uint40 period;
        /// Seconds since 1970: from then on, and until just before then.
        uint40 start;
        uint40 end;
    }

    struct Grant {
        Terms terms;
        address account;
        bool revoked;
        /// The period of the last payment, and what was taken in it.
        uint40 period;
        uint128 spent;
        /// Of the next signature.
        uint256 nonce;
    }

    event Granted(bytes32 indexed id, address indexed account, address indexed key, Terms terms);
    event Revoked(bytes32 indexed id);
    event Spent(bytes32 indexed id, address indexed to, uint256 amount);

    error InvalidTerms();
    error AlreadyGranted();
    error NotGranted();
    error WrongKey();
    error SignatureTooOld();
    error NotStarted();
    error Ended();
    error OverAllowance(uint256 available);
    error TransferFailed();

    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant SPEND =
        keccak256("Spend(bytes32 id,address to,uint256 amount,uint256 nonce,uint256 deadline)");

    mapping(bytes32 id => Grant) private grants;
    mapping(address account => bytes32[]) private idsOf;

    /// The id follows from the account and the salt, so that it is known before.
    function grant(bytes32 salt, Terms calldata terms) external returns (bytes32 id) {
        id = keccak256(abi.encode(msg.sender, salt));
        if (grants[id].account != address(0)) revert AlreadyGranted();
        if (
            terms.key == address(0) || terms.token.code.length == 0 || terms.allowance == 0 || terms.period == 0
                || terms.start >= terms.end || terms.end <= block.timestamp
        ) revert InvalidTerms();
        grants[id].terms = terms;
        grants[id].account = msg.sender;
        idsOf[msg.sender].push(id);
        emit Granted(id, msg.sender, terms.key, terms);
    }

    /// Ends a grant of whoever calls, at once and for good.
    function revoke(bytes32 id) external {
        Grant storage granted = grants[id];
        if (granted.account != msg.sender || granted.revoked) revert NotGranted();
        granted.revoked = true;
        emit Revoked(id);
    }

    /// By the key itself.
    function spend(bytes32 id, address to, uint256 amount) external {
        if (msg.sender != grants[id].terms.key) revert WrongKey();
        take(id, to, amount);
    }

    /// By anybody, with the key's signature (EIP-712): the key needs no coins to pay the network with.
    function spendSigned(bytes32 id, address to, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        if (block.timestamp > deadline) revert SignatureTooOld();
        bytes32 spent = keccak256(abi.encode(SPEND, id, to, amount, grants[id].nonce++, deadline));
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("Spending Grants"), keccak256("1"), block.chainid, address(this)));
        address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", domain, spent)), v, r, s);
        if (signer == address(0) || signer != grants[id].terms.key) revert WrongKey();
        take(id, to, amount);
    }

    function read(bytes32 id) external view returns (Grant memory) {
        return grants[id];
    }

    /// Every grant of an account, also those that are over.
    function list(address account) external view returns (bytes32[] memory ids, Grant[] memory granted) {
        ids = idsOf[account];
        granted = new Grant[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) granted[i] = grants[ids[i]];
    }

    /// The most that a grant lets its key take from now to the end: so much this contract has to be allowed.
    function reserved(bytes32 id) public view returns (uint256) {
        Grant storage granted = grants[id];
        Terms storage terms = granted.terms;
        if (granted.revoked || block.timestamp >= terms.end) return 0;
        uint256 now_ = block.timestamp < terms.start ? terms.start : block.timestamp;
        uint256 current = (now_ - terms.start) / terms.period;
        uint256 last = (terms.end - 1 - terms.start) / terms.period;
        uint256 spent = current == granted.period ? granted.spent : 0;
        return (last - current + 1) * terms.allowance - spent;
    }

    /// The same for all grants that an account has given of a token.
    function reservedOf(address account, address token) external view returns (uint256 sum) {
        bytes32[] storage ids = idsOf[account];
        for (uint256 i = 0; i < ids.length; i++) {
            if (grants[ids[i]].terms.token == token) sum += reserved(ids[i]);
        }
    }

    /// Counts first and takes afterwards: a token that calls back finds it counted.
    function take(bytes32 id, address to, uint256 amount) private {
        Grant storage granted = grants[id];
        Terms storage terms = granted.terms;
        if (granted.revoked) revert NotGranted();
        if (block.timestamp < terms.start) revert NotStarted();
        if (block.timestamp >= terms.end) revert Ended();
        uint256 current = (block.timestamp - terms.start) / terms.period;
        uint256 available = terms.allowance - (current == granted.period ? granted.spent : 0);
        if (amount > available) revert OverAllowance(available);
        granted.period = uint40(current);
        granted.spent = uint128(terms.allowance - available + amount);
        emit Spent(id, to, amount);
        (bool done, bytes memory answer) =
            terms.token.call(abi.encodeWithSignature("transferFrom(address,address,uint256)", granted.account, to, amount));
        if (!done) revert TransferFailed();
        // Some tokens answer nothing, and an address without code answers nothing to everything.
        bool moved = answer.length == 0 ? terms.token.code.length > 0 : abi.decode(answer, (bool));
        if (!moved) revert TransferFailed();
    }
}
