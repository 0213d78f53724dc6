"""Write the messages of the wire as TypeScript: `python tools/wire_types.py` after a change.

The structs of `detente.server.messages` are the only source; a test proves the file fresh.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from detente.server.messages import agreed, api, people, wire

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
_HEAD: Final = """\
// Written by tools/wire_types.py from wire.py, api.py and people.py of the server. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Argument = number | string;
export type Value = boolean | number | string;
"""
_LIMITS: Final = {
    "NICKNAME": (api, "The longest nickname, in characters."),
    "LINK": (people, "How long the secret part of a link is, in characters."),
    "PASSWORD": (people, "The shortest password, in characters."),
    "COMMENT": (wire, "The longest thing a player may say with an act, in characters."),
    "REPORT": (api, "The longest report, in characters."),
    "TALK": (wire, "The longest line a player may say to the others, in characters."),
}
_PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]  # Any: a JSON schema is what it is


def structs() -> list[type[msgspec.Struct]]:
    """Every message of the wire, in the order in which it is written there."""
    return [
        value
        for module in (agreed, wire, api, people)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def typescript() -> str:
    """The whole file."""
    found = structs()
    _, schemas = msgspec.json.schema_components(found, ref_template="{name}", schema_hook=_anything)
    parts = [_HEAD, *[_limit(name, *told) for name, told in _LIMITS.items()]]
    parts += [_interface(struct, schemas) for struct in found]
    parts.append(_union("ToServer", wire.ToServer))
    parts.append(_union("FromServer", wire.FromServer))
    return "\n".join(parts)


def _limit(name: str, module: ModuleType, text: str) -> str:
    return f"/** {text} */\nexport const {name} = {getattr(module, name)};\n"


def _anything(kind: type) -> Schema:
    assert kind is object, f"{kind} cannot be written as TypeScript"
    return {"type": "anything"}


def _interface(struct: type[msgspec.Struct], schemas: dict[str, Schema]) -> str:
    schema = schemas[struct.__name__]
    base = struct.__mro__[1].__name__
    inherited = schemas[base]["properties"] if base in schemas else {}
    required = schema.get("required", [])
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    extends = f" extends {base}" if inherited else ""
    lines.append(f"export interface {struct.__name__}{extends} {{")
    for field, of in schema["properties"].items():
        mark = "" if field in required else "?"
        if inherited.get(field) != of:
            lines.append(f"  {field}{mark}: {_type(of)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([_type(one) for one in schema["anyOf"]]))
    if "enum" in schema:
        return " | ".join([_literal(value) for value in schema["enum"]])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        of = schema.get("additionalProperties", {})
        return "JsonObject" if of == _anything(object) else f"Record<string, {_type(of)}>"
    return _PLAIN[str(kind)]


def _literal(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join([_type(one) for one in schema['prefixItems']])}]"
    item = _type(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def _union(name: str, of: Any) -> str:  # Any: a union of types is no type
    return f"export type {name} = {' | '.join([one.__name__ for one in of.__args__])};\n"


if __name__ == "__main__":
    text = typescript()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text else 1)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
