"""What a compiled function becomes for its compiled callers: LLVM code to link, and no machine code.

Numba makes machine code of every function it compiles, together with everything that the function calls, although only
the function that Python calls needs it. `dispatch` compiles what compiled functions call with `InnerCompiler`;
docs/compiling.md says which parts of Numba this uses.
"""

from typing import Any

from llvmlite import binding
from numba.core import codegen, compiler

_codegen: Any = codegen  # Numba has no types
_compiler: Any = compiler


class InnerLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one function and of what it calls, never executed from here."""

    def _optimize_final_module(self) -> None:
        """Nothing: the library of the function that Python calls optimises all of it, once, after linking."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Numba's word for a function without machine code is 0."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return NoEnvironment

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        return self.name, self._get_module_for_linking().as_bitcode()

    @classmethod
    def unserialize(cls, context: Any, serialized: tuple[str, bytes]) -> Any:
        name, bitcode = serialized
        library: Any = cls(context.codegen(), name)
        library._final_module = library._shared_module = binding.parse_bitcode(bitcode)
        library._finalized = True
        return library


class NoEnvironment:
    """Numba writes the address of a function's environment into its machine code; there is none here."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """Compiled code of ours makes no Python objects, which is what an environment is for."""


class InnerCompiler(_compiler.CompilerBase):  # type: ignore[misc]
    """Numba's usual pipeline, which ends in an `InnerLibrary`."""

    def define_pipelines(self) -> list[Any]:
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return [_compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)]


def rebuild(context: Any, payload: tuple[Any, ...]) -> Any:
    """What Numba's cache calls to load a function; the payload is that of `CompileResult._reduce`."""
    serialized, descriptor, environment, signature, objectmode, lifted, annotation, reload_init, _ = payload
    library = InnerLibrary.unserialize(context, serialized)
    return _compiler.compile_result(
        typing_context=context.typing_context,
        target_context=context,
        library=library,
        environment=environment,
        entry_point=context.get_executable(library, descriptor, environment),
        fndesc=descriptor,
        type_annotation=annotation,
        signature=signature,
        objectmode=objectmode,
        lifted=lifted,
        reload_init=reload_init,
    )
