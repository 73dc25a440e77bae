"""The OpenAPI description of the calls: what is a game's own is described by the types that the games declare."""

from __future__ import annotations

from typing import Any

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ..core import shown
from ..games import load, names
from .wire import EVENT, FORESIGHT, VIEW

CONFIG = OpenAPIConfig(title="Olympus", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()])


class GamesOwn(OpenAPISchemaPlugin):
    """Views, foresights and events: one of those of the games."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return any(mark in field_definition.metadata for mark in (VIEW, FORESIGHT, EVENT))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        def schema(kind: Any) -> Any:
            return schema_creator.for_field_definition(FieldDefinition.from_annotation(kind))

        def closed(shape: shown.Shape) -> Schema:
            return Schema(
                type=OpenAPIType.OBJECT,
                properties={name: schema(kind) for name, (kind, _) in shape.items()},
                required=[name for name, (_, optional) in shape.items() if not optional],
                additional_properties=False,
            )

        games = [load(name) for name in names()]
        if VIEW in field_definition.metadata:
            return Schema(one_of=[closed(shown.view_shape(game, sent=True)) for game in games])
        if FORESIGHT in field_definition.metadata:
            return Schema(any_of=[schema(shown.foresight_type(game)) for game in games])
        return Schema(any_of=[closed(shape) for game in games for shape in shown.event_shapes(game).values()])
