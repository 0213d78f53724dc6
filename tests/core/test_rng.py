"""Where chance comes from: the same numbers on every machine and in every version."""

import hashlib
import hmac

import pytest

from detente.core.rng import HmacStream, Rng, commitment

# Written down once: a change here would change every recorded game.
DICE = {
    0: [1, 4, 5, 3, 4, 3, 4, 4, 5, 5, 1, 5],
    1: [3, 5, 3, 0, 2, 0, 4, 2, 2, 2, 3, 2],
    7: [3, 2, 3, 4, 4, 4, 2, 1, 0, 5, 2, 1],
    -3: [4, 2, 1, 5, 1, 1, 5, 2, 1, 5, 2, 5],
}


@pytest.mark.parametrize("seed", DICE)
def test_a_seed_gives_its_dice(seed: int) -> None:
    rng = Rng(seed)
    assert DICE[seed] == [rng.below(6) for _ in range(12)]


def test_the_widest_range_is_32_bits() -> None:
    rng = Rng(-3)
    drawn = [rng.below(1 << 32) for _ in range(4)]
    assert [3344260597, 2026019922, 1040900004, 3653942562] == drawn


def test_every_answer_is_in_range_and_comes_up_about_equally() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 850 and max(counts) < 1150


def test_neighbouring_seeds_go_their_own_ways() -> None:
    first = {seed: tuple(Rng(seed).below(1000) for _ in range(1)) for seed in range(200)}
    assert len(set(first.values())) > 150


def test_a_fork_leaves_the_dice_alone_after_its_two_draws() -> None:
    one, two = Rng(9), Rng(9)
    fork = one.fork()
    two.below(2), two.below(2)
    thoughts = [fork.below(1000) for _ in range(10)]
    assert [one.below(1000) for _ in range(10)] == [two.below(1000) for _ in range(10)]
    again = Rng(9).fork()
    assert thoughts == [again.below(1000) for _ in range(10)]


def test_the_hmac_stream_gives_its_dice() -> None:
    stream = HmacStream(bytes(32), ("alice", "bob"))
    assert [1, 1, 4, 2, 0, 0, 0, 3, 0, 1, 0, 0] == [stream.below(6) for _ in range(12)]
    stream = HmacStream(b"secret")
    assert [20, 34, 6, 23, 21, 25, 18, 24] == [stream.below(39) for _ in range(8)]


def test_the_hmac_stream_is_what_its_words_say() -> None:
    """Block i is HMAC-SHA-256 of the nonces joined by "|" and ":i"; its first 8 bytes count."""
    stream = HmacStream(b"key", ("x", "y"))
    for i in range(20):
        block = hmac.new(b"key", f"x|y:{i}".encode("ascii"), hashlib.sha256).digest()
        assert int.from_bytes(block[:8], "big") % 10 == stream.below(10)


def test_the_hmac_stream_goes_on_from_its_counter() -> None:
    whole, rest = HmacStream(b"key"), HmacStream(b"key", counter=5)
    assert [whole.below(100) for _ in range(10)][5:] == [rest.below(100) for _ in range(5)]
    assert 10 == rest.counter


def test_blocks_that_would_favour_small_answers_are_thrown_away() -> None:
    """Of 2^64 blocks only the first 2^63 + 1 are fair for as many answers: half must go."""
    answers = (1 << 63) + 1
    blocks = [hmac.new(b"key", f":{i}".encode("ascii"), hashlib.sha256).digest() for i in range(40)]
    numbers = [int.from_bytes(block[:8], "big") for block in blocks]
    fair = [number for number in numbers if number < answers]
    stream = HmacStream(b"key")
    assert 10 < len(fair) < 30
    assert fair == [stream.below(answers) for _ in fair]


def test_another_nonce_gives_other_dice() -> None:
    one, two = HmacStream(b"key", ("a",)), HmacStream(b"key", ("b",))
    assert [one.below(1000) for _ in range(5)] != [two.below(1000) for _ in range(5)]


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    digest = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    assert digest == commitment(b"secret")
